interface BrandMarkProps {
  size: number;
}

/** The product's sign: a shop awning over a route. Decoration only, so it has no name of its own. */
export const BrandMark = ({ size }: BrandMarkProps) => (
  <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
    <rect width="32" height="32" rx="8" fill="#0e7068" />
    <path
      d="M8 9h16l2 5.2a3 3 0 0 1-3.2 2.8 3 3 0 0 1-2.8-2.4 3 3 0 0 1-6 0 3 3 0 0 1-6 0A3 3 0 0 1 6 14.2z"
      fill="#fff"
    />
    <path d="M9.5 19v4.5h7" fill="none" stroke="#90c8c2" strokeWidth="2" strokeLinecap="round" />
    <circle cx="21.5" cy="23" r="2.5" fill="#fff" />
  </svg>
);
