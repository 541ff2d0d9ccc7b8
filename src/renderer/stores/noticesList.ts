import { create } from 'zustand';

/** Whether the list of notices stands open at its bell, or will as soon as the bell is there. */
export const useNoticesList = create<{ isOpen: boolean }>()(() => ({ isOpen: false }));

export const showNoticesList = (isOpen: boolean): void => useNoticesList.setState({ isOpen });
