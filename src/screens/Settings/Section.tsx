import type { ReactNode } from 'react';
import frame from './SettingsSkeleton.module.css';

export function Section({
  id,
  title,
  children,
}: {
  id: string;
  title: string;
  children: ReactNode;
}) {
  return (
    <section id={id} tabIndex={-1} aria-labelledby={`${id}-title`} className={frame.section}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  );
}
