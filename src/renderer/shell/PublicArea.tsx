import { useEffect } from 'react';
import { Outlet } from 'react-router';
import { forgetLastUser } from '../stores/session.ts';
import { PublicLayout } from './PublicLayout.tsx';

/** Separate chunk: pages behind the login use the same layout. */
export const PublicArea = () => {
  useEffect(forgetLastUser, []);
  return (
    <PublicLayout>
      <Outlet />
    </PublicLayout>
  );
};
