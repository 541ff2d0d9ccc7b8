import type { EntityName } from '../data/entityCalls.ts';
import { screens } from './screens.ts';

/** Resource of an entity with its title, for records on the pages of other entities. */
export const loadResource = async (entity: EntityName) => ({
  title: screens[entity].title,
  resource: await screens[entity].resource(),
});
