import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { request } from '../../ipc/bridge.ts';
import { errorText, isWorthTelling } from '../../ui/errorText.ts';

const types = ['image/png', 'image/jpeg', 'image/webp'] as const;
type ImageType = (typeof types)[number];
const maxBytes = 5 * 1024 * 1024;

const isImageType = (type: string): type is ImageType => (types as readonly string[]).includes(type);

interface ImageUpload {
  upload: (file: File) => Promise<void>;
  cancel: () => void;
  isUploading: boolean;
  problem: string | null;
}

/** Sends a picture through main; a second one, or leaving, gives the first one up. */
export const useImageUpload = (onUploaded: (imageUrl: string) => void): ImageUpload => {
  const { i18n, t } = useLingui();
  const running = useRef<AbortController | null>(null);
  const [isUploading, setIsUploading] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const upload = async (file: File): Promise<void> => {
    const { type } = file;
    setProblem(null);
    if (!isImageType(type)) return setProblem(t`Only PNG, JPEG and WebP images can be uploaded`);
    if (file.size > maxBytes) return setProblem(t`The image is larger than 5 MB`);
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setIsUploading(true);
    const bytes = new Uint8Array(await file.arrayBuffer());
    const result = await request(
      'api.upload',
      { name: file.name || 'image', type, bytes },
      controller.signal,
    );
    if (running.current !== controller) return;
    setIsUploading(false);
    if (result.ok) onUploaded(result.data.imageUrl);
    else if (isWorthTelling(result.error)) setProblem(errorText(i18n, result.error));
  };
  return { upload, cancel: () => running.current?.abort(), isUploading, problem };
};
