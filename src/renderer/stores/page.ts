import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { create } from 'zustand';

interface PageStore {
  /** The address that the title belongs to: it says nothing about the next one. */
  pathname: string;
  recordTitle: string | null;
}

/** What the page itself says about its title: a record's name, once it is known. */
export const usePageStore = create<PageStore>()(() => ({ pathname: '', recordTitle: null }));

/** For a record's page: its name becomes the title of the window and the last part of the breadcrumb. */
export const useRecordTitle = (recordTitle: string | null): void => {
  const { pathname } = useLocation();
  useEffect(() => usePageStore.setState({ pathname, recordTitle }), [pathname, recordTitle]);
};
