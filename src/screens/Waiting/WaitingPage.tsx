import type { ReactNode } from 'react';
import { AsOf } from '../../app/loading/AsOf';
import { PersonColumn } from '../../parts/PersonPage';
import { frameMessages } from '../../ui/messages/frameMessages';

export const WaitingPage = ({ children }: { children: ReactNode }) => (
  <PersonColumn title={frameMessages.waiting.title} back="list" aside={<AsOf />}>
    {children}
  </PersonColumn>
);
