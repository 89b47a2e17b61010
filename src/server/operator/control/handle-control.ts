import type { Context } from '../../context.ts';
import { runAdmin } from '../admin/run-admin.ts';
import { copyForBackup } from '../backup/with-still-database.ts';
import type { ControlHandler } from './control-socket.ts';

/** Handles commands in the process with the embedded database. */
export function handleControl(context: Context): ControlHandler {
  return async (request, say) => {
    if (request.do === 'admin') {
      await runAdmin(context, request.args, say);
      return null;
    }
    return copyForBackup(context);
  };
}
