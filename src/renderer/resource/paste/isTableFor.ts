import { queryClient } from '../../data/queryClient.ts';
import type { Resource } from '../define/resource.ts';
import { languagesQuery } from './loadLanguages.ts';
import { matchColumns } from './matchColumns.ts';
import { readTitles } from './pastedTable.ts';

/** Titles that must match, so that other copied text opens nothing. */
const fewestColumns = 2;

/** True for a table with a row of titles of this entity, also for one that is too long. */
export const isTableFor = async (resource: Resource, text: string): Promise<boolean> => {
  const columns = matchColumns(readTitles(text), resource, await queryClient.fetchQuery(languagesQuery));
  return columns.filter(Boolean).length >= fewestColumns;
};
