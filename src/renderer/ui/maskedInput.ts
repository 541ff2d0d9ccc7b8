/** Style of a container in privacy mode: masks personal data in its input unless that has the focus. */
export const maskedInput = {
  '& :is(input, textarea):not(:focus)': { WebkitTextSecurity: 'disc' },
  '&:not(:focus-within) [data-understood]': { visibility: 'hidden' },
  '& img': { filter: 'blur(12px)' },
} as const;
