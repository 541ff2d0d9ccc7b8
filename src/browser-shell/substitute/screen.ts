const area = { x: 0, y: 0, width: 1920, height: 1080 };
const display = { id: 1, bounds: area, workArea: area, scaleFactor: 1 };

export const screen = {
  getAllDisplays: () => [display],
  getPrimaryDisplay: () => display,
  getDisplayMatching: () => display,
};
