import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { listen, request } from '../../../ipc/bridge.ts';
import { errorText } from '../../../ui/errorText.ts';

const signatures = [
  { type: 'image/png', at: 0, bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { type: 'image/jpeg', at: 0, bytes: [0xff, 0xd8, 0xff] },
  { type: 'image/webp', at: 8, bytes: [0x57, 0x45, 0x42, 0x50] },
] as const;

type ImageType = (typeof signatures)[number]['type'];

/** Detects the image type by magic bytes, because file names and system types are unreliable. */
export const imageTypeOf = (bytes: Uint8Array): ImageType | null =>
  signatures.find((signature) => signature.bytes.every((byte, index) => bytes[signature.at + index] === byte))
    ?.type ?? null;

const maxBytes = 5 * 1024 * 1024;

type UploadState =
  | { phase: 'idle' | 'done' }
  | { phase: 'sending'; percent: number }
  /** `again` retries the same file; `null` if that would not help. */
  | { phase: 'failed'; problem: string; requestId?: string | undefined; again: (() => void) | null };

const readImage = async (file: File, i18n: I18n) => {
  if (file.size === 0) return { problem: i18n._(msg`The file is empty. Choose another one.`) };
  if (file.size > maxBytes)
    return { problem: i18n._(msg`The image is larger than 5 MB. Choose a smaller one.`) };
  const bytes = await file.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    () => null,
  );
  if (!bytes) return { problem: i18n._(msg`The file could not be read. Choose another one.`) };
  const type = imageTypeOf(bytes);
  return type ? { bytes, type } : { problem: i18n._(msg`Choose a PNG, JPEG or WebP image`) };
};

/** Uploads an image through main. A second upload, or unmounting, aborts the first one. */
export const useImageUpload = (onUploaded: (imageUrl: string) => void) => {
  const { i18n } = useLingui();
  const running = useRef<AbortController | null>(null);
  const [state, setState] = useState<UploadState>({ phase: 'idle' });
  const giveUp = useCallback((): void => {
    running.current?.abort();
    running.current = null;
  }, []);
  useEffect(() => giveUp, [giveUp]);

  const upload = async (file: File): Promise<void> => {
    giveUp();
    const controller = new AbortController();
    running.current = controller;
    const isCurrent = (): boolean => running.current === controller;
    setState({ phase: 'sending', percent: 0 });
    const image = await readImage(file, i18n);
    if (!isCurrent()) return;
    if (image.problem !== undefined)
      return setState({ phase: 'failed', problem: image.problem, again: null });
    const uploadId = crypto.randomUUID();
    const stopListening = listen('upload.progressed', ({ uploadId: id, sent, total }) => {
      if (id === uploadId && isCurrent()) {
        setState({ phase: 'sending', percent: Math.floor((100 * sent) / total) });
      }
    });
    const input = { uploadId, name: file.name || 'image', ...image };
    const result = await request('api.upload', input, controller.signal);
    stopListening();
    if (!isCurrent()) return;
    if (result.ok) {
      setState({ phase: 'done' });
      onUploaded(result.data.imageUrl);
    } else {
      const { error } = result;
      const problem = errorText(i18n, error);
      setState({ phase: 'failed', problem, requestId: error.requestId, again: () => void upload(file) });
    }
  };

  const cancel = (): void => {
    giveUp();
    setState({ phase: 'idle' });
  };
  return { state, upload, cancel };
};
