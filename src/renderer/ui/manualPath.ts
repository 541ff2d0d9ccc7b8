import { manualSectionAt } from '#shared/screens/manualSections.ts';
import { pagePatterns } from '#shared/screens/screenPatterns.ts';

/** Address of a section, such as `orders#board`. */
export const manualPath = (section: string): string => {
  const [page = '', at = ''] = section.split('#');
  return `${pagePatterns.manual}?page=${page}${at ? `&at=${at}` : ''}`;
};

/** Address of the section about a screen; the first page for any other address. */
export const manualPathFor = (pathname: string): string => manualPath(manualSectionAt(pathname));
