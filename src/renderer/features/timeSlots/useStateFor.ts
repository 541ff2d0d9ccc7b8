import { type Dispatch, type SetStateAction, useState } from 'react';

/** State that starts anew with another key. A `key` of React would mount the whole component again. */
export const useStateFor = <Value>(key: string, initial: Value): [Value, Dispatch<SetStateAction<Value>>] => {
  const [value, setValue] = useState(initial);
  const [lastKey, setLastKey] = useState(key);
  if (lastKey !== key) {
    setLastKey(key);
    setValue(initial);
  }
  return [value, setValue];
};
