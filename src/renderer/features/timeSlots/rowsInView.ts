const rowHeight = 44;

/** Which hours of the grid can be seen, and one more on each side. */
export const rowsInView = (root: HTMLElement | null): { first: number; last: number } => {
  const { scrollTop = 0, clientHeight = Number.POSITIVE_INFINITY } = root ?? {};
  return {
    first: Math.floor(scrollTop / rowHeight) - 1,
    last: Math.ceil((scrollTop + clientHeight) / rowHeight),
  };
};
