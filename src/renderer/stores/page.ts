import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { create } from 'zustand';

interface PageStore {
  /** The address that the title belongs to: it says nothing about the next one. */
  pathname: string;
  recordTitle: string | null;
  /** Country and city of a page in a window of its own; null where the page belongs to none, and in the main window. */
  place: string | null;
  /** The query that this page takes along into another country or city, with its question mark; '' without one. */
  searchElsewhere: string;
}

/** What the page says to the frame around it: to title and breadcrumb, and to the pickers of country and city. */
export const usePageStore = create<PageStore>()(() => ({
  pathname: '',
  recordTitle: null,
  place: null,
  searchElsewhere: '',
}));

/** For a record's page: its name becomes the title of the window and the last part of the breadcrumb. */
export const useRecordTitle = (recordTitle: string | null): void => {
  const { pathname } = useLocation();
  useEffect(() => usePageStore.setState({ pathname, recordTitle }), [pathname, recordTitle]);
};
