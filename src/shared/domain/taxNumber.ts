/** The numbers of companies and people in Spain (CIF, DNI, NIE) and Ukraine. */
const shape = /^(?:[A-Z]\d{7}[A-Z\d]|\d{8}[A-Z]?|\d{10})$/;

/** The form that authorities write: capitals with nothing between them. What is no such number stays as typed. */
export const compactTaxNumber = (typed: string): string => {
  const compact = typed.replaceAll(/[\s.-]/g, '').toUpperCase();
  return shape.test(compact) ? compact : typed.trim();
};
