import { useEffect } from 'react';
import { Outlet } from 'react-router';
import { forgetLastUser } from '../stores/session.ts';
import { PublicLayout } from './PublicLayout.tsx';

/** Loaded for itself: the layout is shared with the pages of who is logged in. */
export const PublicArea = () => {
  useEffect(forgetLastUser, []);
  return (
    <PublicLayout>
      <Outlet />
    </PublicLayout>
  );
};
