import { createContext, type ReactNode, useContext } from 'react';
import type { ListController, ListQuestion } from './useListController.ts';

const ListContext = createContext<ListController | null>(null);
const QuestionContext = createContext<ListQuestion | null>(null);

/** Lets everything of a list's screen know the list. */
export const ListProvider = ({ list, children }: { list: ListController; children: ReactNode }) => (
  <ListContext value={list}>
    <QuestionContext value={list.question}>{children}</QuestionContext>
  </ListContext>
);

const known = <T,>(context: T | null): T => {
  if (!context) throw new Error('There is no list around this.');
  return context;
};

/** The list on the screen; changes with every answer. */
export const useListContext = (): ListController => known(useContext(ListContext));

/** What is asked of the list on the screen: for memoized parts, which need not be drawn again because rows came. */
export const useListQuestion = (): ListQuestion => known(useContext(QuestionContext));
