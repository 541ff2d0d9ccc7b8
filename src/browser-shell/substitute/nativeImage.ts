interface BitmapOptions {
  width: number;
  height: number;
  scaleFactor?: number;
}

/** Image of which only the size is known. */
export class NativeImage {
  readonly #size: { width: number; height: number };
  constructor(width: number, height: number) {
    this.#size = { width, height };
  }
  getSize(): { width: number; height: number } {
    return { ...this.#size };
  }
}

export const nativeImage = {
  createFromBitmap(buffer: Buffer, options: BitmapOptions): NativeImage {
    if (!Buffer.isBuffer(buffer)) throw new Error('buffer must be a node Buffer');
    const { width, height } = options;
    if (!Number.isInteger(width)) throw new Error('width is required');
    if (!Number.isInteger(height)) throw new Error('height is required');
    if (width <= 0 || height <= 0) return new NativeImage(0, 0);
    if (buffer.length !== width * height * 4) throw new Error('invalid buffer size');
    return new NativeImage(width, height);
  },
};
