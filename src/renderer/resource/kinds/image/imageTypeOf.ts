const signatures = [
  { type: 'image/png', at: 0, bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { type: 'image/jpeg', at: 0, bytes: [0xff, 0xd8, 0xff] },
  { type: 'image/webp', at: 8, bytes: [0x57, 0x45, 0x42, 0x50] },
] as const;

export type ImageType = (typeof signatures)[number]['type'];

/** What a picture is by its first bytes: neither its name nor what the system makes of it can be relied on. */
export const imageTypeOf = (bytes: Uint8Array): ImageType | null =>
  signatures.find((signature) => signature.bytes.every((byte, index) => bytes[signature.at + index] === byte))
    ?.type ?? null;
