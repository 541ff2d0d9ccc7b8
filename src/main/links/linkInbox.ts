/** Links that the system hands over. They wait here until somebody can follow them. */
export interface LinkInbox {
  /** Null is no link. */
  add(link: string | null): void;
  /** From now on links are followed, the waiting ones first. */
  follow(follow: (link: string) => void): void;
}

export const createLinkInbox = (): LinkInbox => {
  const waiting: string[] = [];
  let deliver = (link: string): void => {
    waiting.push(link);
  };
  return {
    add: (link) => {
      if (link !== null) deliver(link);
    },
    follow: (follow) => {
      deliver = follow;
      for (const link of waiting.splice(0)) follow(link);
    },
  };
};
