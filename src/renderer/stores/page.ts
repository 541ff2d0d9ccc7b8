import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { create } from 'zustand';

interface PageStore {
  /** The address that the title belongs to: it says nothing about the next one. */
  pathname: string;
  recordTitle: string | null;
  /** Country and city of a page in a window of its own; null where the page belongs to none, and in the main window. */
  place: string | null;
}

/** What title and breadcrumb say beside the screen's name: a record's name, once it is known, and the place. */
export const usePageStore = create<PageStore>()(() => ({ pathname: '', recordTitle: null, place: null }));

/** For a record's page: its name becomes the title of the window and the last part of the breadcrumb. */
export const useRecordTitle = (recordTitle: string | null): void => {
  const { pathname } = useLocation();
  useEffect(() => usePageStore.setState({ pathname, recordTitle }), [pathname, recordTitle]);
};
