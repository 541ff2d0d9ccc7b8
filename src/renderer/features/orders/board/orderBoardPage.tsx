import type { ComponentType } from 'react';
import { listPath } from '../../../paths.ts';
import type { Resource } from '../../../resource/define/resource.ts';
import { ResourceProvider, useResource } from '../../../resource/define/resourceContext.tsx';
import { OrderBoard } from './OrderBoard.tsx';

/** The key resets all state for another city. */
const BoardOfScope = () => {
  const { scope } = useResource();
  return <OrderBoard key={listPath('orders', scope)} />;
};

/** Creates the route's page. The resource is a parameter, as the table of screens loads it. */
export const orderBoardPage =
  (orders: Resource): ComponentType =>
  () => (
    <ResourceProvider resource={orders}>
      <BoardOfScope />
    </ResourceProvider>
  );
