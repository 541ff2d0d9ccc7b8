import { createContext } from 'react';
import type { EntityName } from './entityCalls.ts';

/**
 * Loads the resource of any entity, with its title. Provided by the frame, which knows all screens; read in
 * `resource/`, which knows the type. `null` outside the frame.
 */
export const ResourceLoader = createContext<((entity: EntityName) => Promise<unknown>) | null>(null);
