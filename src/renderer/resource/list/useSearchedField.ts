import { useState } from 'react';
import { useUser } from '../../stores/session.ts';
import { useResource } from '../resourceContext.tsx';
import { keepHabits, readHabits } from './listHabits.ts';

/** The field that the search box looks into: the one that the person chose last, else the entity's main one. */
export const useSearchedField = (): [string | null, (name: string) => void] => {
  const { resource } = useResource();
  const { entity, search, searchAlso } = resource;
  const userId = useUser()?.id ?? '';
  const [chosen, setChosen] = useState(() => readHabits(userId, entity).searched);
  const choose = (name: string): void => {
    setChosen(name);
    keepHabits(userId, entity, { searched: name });
  };
  return [chosen !== null && searchAlso.includes(chosen) ? chosen : search, choose];
};
