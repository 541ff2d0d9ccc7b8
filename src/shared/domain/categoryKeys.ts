const parentKeyLength = 3;

/** In the city's tree, keys of home categories have three characters; longer ones are top filters. */
export const isParentKey = (key: string): boolean => key.length === parentKeyLength;
