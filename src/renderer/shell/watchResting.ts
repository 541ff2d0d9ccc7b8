import { screenAt } from '#shared/screens/screenAt.ts';
import { listPatterns, newRecordId } from '#shared/screens/screenPatterns.ts';
import { canBeRead, type EntityName } from '../data/entityCalls.ts';
import { type Ahead, cancelAhead, readAhead, recordAhead, restMs } from '../data/live/readAhead.ts';

const recordAt = (address: string): Ahead | null => {
  const found = screenAt(address.split('?')[0] ?? '');
  if (!found || !Object.hasOwn(listPatterns, found.screen)) return null;
  const { id, ...scope } = found.params;
  const entity = found.screen as EntityName;
  return id === undefined || id === newRecordId || !canBeRead(entity) ? null : recordAhead(entity, scope, id);
};

const addressOf = (target: EventTarget | null): string | null => {
  if (!(target instanceof Element)) return null;
  const list = window.location.hash.split('?')[0];
  const link =
    target.closest('a[href^="#/"]') ?? target.closest('[data-row]')?.querySelector(`a[href^="${list}/"]`);
  return link?.getAttribute('href')?.slice(1) ?? null;
};

/** Call once per window. Prefetches the record under the pointer or focus and aborts when they leave it. */
export const watchResting = (): void => {
  let address: string | null = null;
  let ahead: Ahead | null = null;
  let isTaken = false;
  let timer: number | undefined;
  const rest = ({ target }: Event): void => {
    const next = addressOf(target);
    if (next === address) return;
    clearTimeout(timer);
    if (ahead && !isTaken) cancelAhead(ahead.queryKey);
    address = next;
    ahead = null;
    isTaken = false;
    if (next === null) return;
    // Resolve the address only after the delay: the pointer crosses
    // many links, and scrolling moves rows under it.
    timer = window.setTimeout(() => {
      ahead = recordAt(next);
      if (ahead) void readAhead(ahead);
    }, restMs);
  };
  // Keep the request on pointer or key press: the opening page takes it over.
  const take = (): void => {
    isTaken = true;
  };
  document.addEventListener('pointerover', rest, { passive: true });
  document.addEventListener('focusin', rest);
  document.addEventListener('pointerdown', take, { passive: true });
  document.addEventListener('keydown', ({ key }) => key === 'Enter' && take());
};
