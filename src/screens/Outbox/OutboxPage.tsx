import type { ReactNode } from 'react';
import { PersonColumn } from '../../parts/PersonPage';
import { frameMessages } from '../../ui/messages/frameMessages';

export const OutboxPage = ({ children }: { children: ReactNode }) => (
  <PersonColumn title={frameMessages.outbox.title}>{children}</PersonColumn>
);
