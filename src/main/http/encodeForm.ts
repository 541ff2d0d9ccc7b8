/** Small enough to see a picture of some hundred kilobytes move. */
const pieceBytes = 32 * 1024;

/** A form as it goes over the wire, in pieces: `fetch` hands over, and counts, one piece at a time. */
export const encodeForm = async (form: FormData): Promise<Blob> => {
  const encoded = new Response(form);
  const type = encoded.headers.get('content-type') ?? '';
  const bytes = await encoded.bytes();
  const starts = Array.from(
    { length: Math.ceil(bytes.length / pieceBytes) },
    (_, index) => index * pieceBytes,
  );
  return new Blob(
    starts.map((start) => bytes.subarray(start, start + pieceBytes)),
    { type },
  );
};
