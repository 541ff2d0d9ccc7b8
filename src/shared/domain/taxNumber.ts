/** The numbers of companies and people in Spain (CIF, DNI, NIE) and Ukraine. */
const shape = /^(?:[A-Z]\d{7}[A-Z\d]|\d{8}[A-Z]?|\d{10})$/;

const bare = (typed: string): string => typed.replaceAll(/[\s.-]/g, '').toUpperCase();

/** Whether it is written like one of them. Its check character is not verified: each country and kind has a rule of its own. */
export const isTaxNumber = (typed: string): boolean => shape.test(bare(typed));

/** The form that authorities write: capitals with nothing between them. What is no such number stays as typed. */
export const compactTaxNumber = (typed: string): string => (isTaxNumber(typed) ? bare(typed) : typed.trim());
