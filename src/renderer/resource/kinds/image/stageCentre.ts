/** A point of what is scrolled, as parts of its width and height. */
type Centre = readonly [x: number, y: number];

/** What is in the middle of the part that can be seen. */
export const centreOf = (stage: Element): Centre => [
  (stage.scrollLeft + stage.clientWidth / 2) / stage.scrollWidth,
  (stage.scrollTop + stage.clientHeight / 2) / stage.scrollHeight,
];

/** Scrolls so that this is in the middle. */
export const centreOn = (stage: Element, [x, y]: Centre): void => {
  stage.scrollLeft = x * stage.scrollWidth - stage.clientWidth / 2;
  stage.scrollTop = y * stage.scrollHeight - stage.clientHeight / 2;
};
