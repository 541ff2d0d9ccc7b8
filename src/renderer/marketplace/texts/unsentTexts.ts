import { t } from '@lingui/core/macro';
import { useEffect, useEffectEvent } from 'react';
import { choose } from '../../stores/overlays.ts';

/** Typed text that was neither opened in the mail program nor copied. */
interface UnsentText {
  /** Name of the button that sends it. */
  label: string;
  /** False: the text could not be sent, and the user was informed. */
  send: () => Promise<boolean>;
}

/** By the request that the text answers. */
const unsentTexts = new Map<string, () => UnsentText | null>();

/** Registers the open text about a request while it is on screen; `null`: nothing is unsent. */
export const useUnsentText = (requestId: string | undefined, text: UnsentText | null): void => {
  const current = useEffectEvent(() => text);
  useEffect(() => {
    if (requestId === undefined) return;
    unsentTexts.set(requestId, () => current());
    return () => void unsentTexts.delete(requestId);
  }, [requestId]);
};

/** Asks about an unsent text before its request is marked as responded. False: the request stays as it is. */
export const settleUnsentText = async (requestId: string): Promise<boolean> => {
  const text = unsentTexts.get(requestId)?.();
  if (!text) return true;
  const choice = await choose({
    title: t`This text was not sent`,
    text: t`It was neither opened in the mail program nor copied.`,
    choices: [text.label, t`Mark anyway`],
  });
  return choice === 0 ? text.send() : choice === 1;
};
