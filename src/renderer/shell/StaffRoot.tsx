import { QueryClientProvider } from '@tanstack/react-query';
import { watchQuestions } from '../data/liveQuestions.ts';
import { queryClient } from '../data/queryClient.ts';
import { watchRecords, watchStaleRows } from '../data/watchRecords.ts';
import { livePaceOf } from '../features/livePaces.ts';
import { watchConnectivity, watchKept } from '../stores/mainState.ts';
import { forgetRowsOfOthers } from './forgetRowsOfOthers.ts';
import { StaffArea } from './StaffArea.tsx';

// Once in a window, with its first page behind the login: before that no rows were read.
watchRecords();
watchStaleRows();
watchQuestions(livePaceOf);
watchConnectivity();
watchKept();
forgetRowsOfOthers();

/** Pages behind the login, with the rows that this window has read. */
export const StaffRoot = () => (
  <QueryClientProvider client={queryClient}>
    <StaffArea />
  </QueryClientProvider>
);
