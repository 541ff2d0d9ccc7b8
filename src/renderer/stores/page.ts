import { create } from 'zustand';

interface PageStore {
  /** The address that the title belongs to: it says nothing about the next one. */
  pathname: string;
  recordTitle: string | null;
}

/** What the page itself says about its title: a record's name, once it is known. */
export const usePageStore = create<PageStore>()(() => ({ pathname: '', recordTitle: null }));

export const setRecordTitle = (pathname: string, recordTitle: string | null): void =>
  usePageStore.setState({ pathname, recordTitle });
