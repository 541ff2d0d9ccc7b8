/**
 * A shape says how far a point lies outside of it, or a little less; inside, the distance is negative. Pictures are drawn on a
 * canvas of 100 by 100, its origin at the top left.
 */
export type Shape = (x: number, y: number) => number;
type Point = readonly [x: number, y: number];

export const circle =
  (centerX: number, centerY: number, radius: number): Shape =>
  (x, y) =>
    Math.hypot(x - centerX, y - centerY) - radius;

/** Not a true distance, but close to one near the edge, where it matters. */
export const ellipse =
  (centerX: number, centerY: number, radiusX: number, radiusY: number): Shape =>
  (x, y) => {
    const reach = Math.hypot((x - centerX) / radiusX, (y - centerY) / radiusY);
    return (reach - 1) * Math.min(radiusX, radiusY);
  };

/** A rectangle with round corners. */
export const box =
  (left: number, top: number, width: number, height: number, corner = 0): Shape =>
  (x, y) => {
    const beyondX = Math.abs(x - left - width / 2) - width / 2 + corner;
    const beyondY = Math.abs(y - top - height / 2) - height / 2 + corner;
    const outside = Math.hypot(Math.max(beyondX, 0), Math.max(beyondY, 0));
    return outside + Math.min(Math.max(beyondX, beyondY), 0) - corner;
  };

const segmentDistance = (x: number, y: number, [ax, ay]: Point, [bx, by]: Point): number => {
  const [dx, dy] = [bx - ax, by - ay];
  const along = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)));
  return Math.hypot(x - ax - along * dx, y - ay - along * dy);
};

/** A thick line with round ends. */
export const stroke =
  (from: Point, to: Point, width: number): Shape =>
  (x, y) =>
    segmentDistance(x, y, from, to) - width / 2;

/** Convex or not; `rounding` grows it outwards with round corners. */
export const polygon = (points: readonly Point[], rounding = 0): Shape => {
  const edges = points.map((point, index): [Point, Point] => [point, points.at(index - 1) ?? point]);
  return (x, y) => {
    let inside = false;
    let nearest = Number.POSITIVE_INFINITY;
    for (const [a, b] of edges) {
      nearest = Math.min(nearest, segmentDistance(x, y, a, b));
      const crosses = a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0];
      if (crosses) inside = !inside;
    }
    return (inside ? -nearest : nearest) - rounding;
  };
};

export const ring = (centerX: number, centerY: number, radius: number, width: number): Shape => {
  const edge = circle(centerX, centerY, radius);
  return (x, y) => Math.abs(edge(x, y)) - width / 2;
};

/** A flower, star or blob: the radius swings `petals` times around the center. */
export const rosette = (petals: number, radius: number, swing: number, turn = 0): Shape => {
  const steepness = Math.hypot(1, (petals * swing) / radius);
  return (x, y) => {
    const angle = Math.atan2(y - 50, x - 50) + turn;
    return (Math.hypot(x - 50, y - 50) - radius - swing * Math.cos(petals * angle)) / steepness;
  };
};

export const union =
  (...shapes: readonly Shape[]): Shape =>
  (x, y) =>
    Math.min(...shapes.map((shape) => shape(x, y)));

export const intersection =
  (...shapes: readonly Shape[]): Shape =>
  (x, y) =>
    Math.max(...shapes.map((shape) => shape(x, y)));

export const without =
  (shape: Shape, hole: Shape): Shape =>
  (x, y) =>
    Math.max(shape(x, y), -hole(x, y));
