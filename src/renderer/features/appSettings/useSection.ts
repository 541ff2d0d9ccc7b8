import { useLocation, useSearchParams } from 'react-router';
import { paths } from '../../paths.ts';
import type { SectionId } from './settingsTable.ts';

/** The section that the address names, if any. */
export const useSection = (): string | null => {
  // Another visit to the same address leads there again.
  useLocation();
  return useSearchParams()[0].get('section');
};

export const sectionPath = (id: SectionId): string => `${paths.appSettings}?section=${id}`;
