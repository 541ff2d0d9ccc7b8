interface PathScope {
  country: string | null;
  city: string | null;
  /** What follows the scope: entity and record. */
  segments: readonly string[];
}

const pattern = /^\/country\/([^/]+)(?:\/city\/([^/]+))?(?:\/(.*))?$/;

const decode = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};

/** Country and city of an address, as far as it has them. */
export const scopeOfPath = (pathname: string): PathScope => {
  const [, country, city, rest] = pattern.exec(pathname) ?? [];
  return {
    country: country === undefined ? null : decode(country),
    city: city === undefined ? null : decode(city),
    segments: (country === undefined ? pathname : (rest ?? '')).split('/').filter(Boolean),
  };
};

/**
 * The same screen in another country or city. A record is not there, so its address becomes that of its list.
 * An address without a scope stays as it is.
 */
export const pathInScope = (pathname: string, target: { country: string; city: string | null }): string => {
  const { country, city, segments } = scopeOfPath(pathname);
  if (country === null) return pathname;
  const cityPart = city === null ? [] : ['city', encodeURIComponent(target.city ?? city)];
  return ['', 'country', encodeURIComponent(target.country), ...cityPart, ...segments.slice(0, 1)].join('/');
};
