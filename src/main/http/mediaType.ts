/** The media type of an answer in lower case, without its parameters. */
export const mediaType = (headers: Headers): string =>
  (headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';

export const isJson = (headers: Headers): boolean =>
  /^application\/(?:[\w.-]+\+)?json$/.test(mediaType(headers));
