import { type RefObject, useEffect, useState } from 'react';

/** Longest wait for an idle moment, which a busy computer may never have. */
const idleMs = 2000;

/** True once the element has been in view while the browser was idle. */
export const useWasSeen = (element: RefObject<HTMLElement | null>): boolean => {
  const [wasSeen, setWasSeen] = useState(false);
  useEffect(() => {
    if (wasSeen || !element.current) return;
    let idle: number | undefined;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      idle = requestIdleCallback(() => setWasSeen(true), { timeout: idleMs });
    });
    observer.observe(element.current);
    return () => {
      observer.disconnect();
      if (idle !== undefined) cancelIdleCallback(idle);
    };
  }, [element, wasSeen]);
  return wasSeen;
};
