import type { ComponentType } from 'react';
import { listPath } from '../../paths.ts';
import type { Resource } from '../../resource/resource.ts';
import { ResourceProvider, useResource } from '../../resource/resourceContext.tsx';
import { OrderBoard } from './OrderBoard.tsx';

/** Another city is another board: nothing is carried over. */
const BoardOfScope = () => {
  const { scope } = useResource();
  return <OrderBoard key={listPath('orders', scope)} />;
};

/** The board as a route wants it; what is known of orders is given by the table of screens. */
export const orderBoardPage =
  (orders: Resource): ComponentType =>
  () => (
    <ResourceProvider resource={orders}>
      <BoardOfScope />
    </ResourceProvider>
  );
