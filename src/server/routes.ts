import { accountImportRoutes } from './features/account-data/arrival/account-imports.routes.ts';
import { deleteAccountRoute } from './features/account-data/delete-account.route.ts';
import { downloadDataRoute } from './features/account-data/download-data.route.ts';
import { accessTokenRoutes } from './features/accounts/access-tokens/access-tokens.routes.ts';
import { adminCheckRoute } from './features/accounts/admin-check.route.ts';
import { changePasswordRoute } from './features/accounts/change-password.route.ts';
import { confirmEmailRoute } from './features/accounts/confirm-email.route.ts';
import { currentUserRoute } from './features/accounts/current-user.route.ts';
import { endOtherSessionsRoute } from './features/accounts/end-other-sessions.route.ts';
import { familyRoutes } from './features/accounts/family/family.routes.ts';
import { forgotPasswordRoute } from './features/accounts/forgot-password.route.ts';
import { listSessionsRoute } from './features/accounts/list-sessions.route.ts';
import { loginRoute } from './features/accounts/login.route.ts';
import { loginCallbackRoute } from './features/accounts/logins/callback.route.ts';
import { linkLoginRoute } from './features/accounts/logins/link-login.route.ts';
import { listLoginsRoute } from './features/accounts/logins/list-logins.route.ts';
import { startLoginRoute } from './features/accounts/logins/start-login.route.ts';
import { unlinkLoginRoute } from './features/accounts/logins/unlink-login.route.ts';
import { logoutRoute } from './features/accounts/logout.route.ts';
import { addPasskeyRoute } from './features/accounts/passkeys/add-passkey.route.ts';
import { challengeRoute } from './features/accounts/passkeys/challenge.route.ts';
import { listPasskeysRoute } from './features/accounts/passkeys/list-passkeys.route.ts';
import { passkeyLoginRoute } from './features/accounts/passkeys/passkey-login.route.ts';
import { removePasskeyRoute } from './features/accounts/passkeys/remove-passkey.route.ts';
import { startPasskeyRoute } from './features/accounts/passkeys/start-passkey.route.ts';
import { recentLoginRoute } from './features/accounts/recent-login.route.ts';
import { registerRoute } from './features/accounts/register.route.ts';
import { registrationNeedsRoute } from './features/accounts/registration-needs.route.ts';
import { resetPasswordRoute } from './features/accounts/reset-password.route.ts';
import { sendVerificationRoute } from './features/accounts/send-verification.route.ts';
import { undoEmailRoute } from './features/accounts/undo-email.route.ts';
import { updateUserRoute } from './features/accounts/update-user.route.ts';
import { verifyEmailRoute } from './features/accounts/verify-email.route.ts';
import { addressBookRoutes } from './features/address-books/address-books.routes.ts';
import { googleRoutes } from './features/address-books/google.routes.ts';
import { adminRoutes } from './features/admin/admin-routes.ts';
import { answerCardRoute, answeredRoute } from './features/answers/answer.route.tsx';
import { listAnswersRoute } from './features/answers/list-answers.route.ts';
import { removeAnswerRoute, reportAnswerRoute } from './features/answers/remove-answer.route.ts';
import { listEventsRoute } from './features/audit/list-events.route.ts';
import { generateUpcomingCardsNow } from './features/automatic-cards/generate-upcoming-cards-now.ts';
import { backupRoutes } from './features/backups/backups.routes.ts';
import { changePeopleRoute } from './features/bulk/change-people.route.ts';
import { undoChangeRoute } from './features/bulk/undo-change.route.ts';
import { calendarFeedRoute } from './features/calendar/calendar-feed.route.ts';
import { getCalendarRoute } from './features/calendar/get-calendar.route.ts';
import { makeCalendarAddressRoute } from './features/calendar/make-calendar-address.route.ts';
import { revokeCalendarAddressRoute } from './features/calendar/revoke-calendar-address.route.ts';
import { approveCardRoute } from './features/cards/approve-card.route.ts';
import { cardOpeningRoute } from './features/cards/card-opening.route.ts';
import {
  refuseWhileSending,
  rescheduleCardsOfPerson,
  rescheduleCardsOfUser,
  skipUnsentCardsOfDate,
} from './features/cards/card-schedule.store.ts';
import { chooseAlternateRoute } from './features/cards/choose-alternate.route.ts';
import { createCardRoute } from './features/cards/create-card.route.ts';
import { deleteCardRoute } from './features/cards/delete-card.route.ts';
import { prepareToFollow } from './features/cards/follow-date.ts';
import { getCardRoute } from './features/cards/get-card.route.ts';
import { givenRoute } from './features/cards/given.route.ts';
import { listCardsRoute } from './features/cards/list-cards.route.ts';
import { listSignersRoute } from './features/cards/list-signers.route.ts';
import { listUpcomingCardsRoute } from './features/cards/list-upcoming-cards.route.ts';
import { postedRoutes } from './features/cards/posted.routes.ts';
import { printCardRoute } from './features/cards/print-card.route.ts';
import { keepFormerAddress, readdressCards } from './features/cards/readdress-cards.store.ts';
import { regenerateImageRoute } from './features/cards/regenerate-image.route.ts';
import { restoreCardRoute } from './features/cards/restore-card.route.ts';
import { settleRestoredCards } from './features/cards/settle-restored.ts';
import { skipCardRoute } from './features/cards/skip-card.route.ts';
import { updateCardRoute } from './features/cards/update-card.route.ts';
import { createPersonRoute } from './features/contacts/create-person.route.ts';
import { deletePersonRoute } from './features/contacts/delete-person.route.ts';
import { keepApartRoute } from './features/contacts/duplicates/keep-apart.route.ts';
import { listDuplicatesRoute } from './features/contacts/duplicates/list-duplicates.route.ts';
import { mergePeopleRoute } from './features/contacts/duplicates/merge-people.route.ts';
import { exportCsvRoute } from './features/contacts/export/export-csv.route.ts';
import { exportVcardRoute } from './features/contacts/export/export-vcard.route.ts';
import { getPersonRoute } from './features/contacts/get-person.route.ts';
import { listGroupsRoute } from './features/contacts/groups/list-groups.route.ts';
import { removeGroupRoute } from './features/contacts/groups/remove-group.route.ts';
import { updateGroupRoute } from './features/contacts/groups/update-group.route.ts';
import { createHouseholdRoute } from './features/contacts/households/create-household.route.ts';
import { getHouseholdRoute } from './features/contacts/households/get-household.route.ts';
import { suggestHouseholdsRoute } from './features/contacts/households/suggest-households.route.ts';
import { updateHouseholdRoute } from './features/contacts/households/update-household.route.ts';
import { applyImportRoute } from './features/contacts/import/apply-import.route.ts';
import { createImportRoute } from './features/contacts/import/create-import.route.ts';
import { getImportRoute } from './features/contacts/import/get-import.route.ts';
import { listImportsRoute } from './features/contacts/import/list-imports.route.ts';
import { relateEntriesRoute } from './features/contacts/import/relate-entries.route.ts';
import { remapImportRoute } from './features/contacts/import/remap-import.route.ts';
import { undoImportRoute } from './features/contacts/import/undo-import.route.ts';
import { listPeopleRoute } from './features/contacts/list-people.route.ts';
import { listTopicsRoute } from './features/contacts/list-topics.route.ts';
import { momentRoutes } from './features/contacts/moments/moments.routes.ts';
import { overrideStyleRoute } from './features/contacts/override-style.route.ts';
import { renameEachAfter } from './features/contacts/public.ts';
import { relationRoutes } from './features/contacts/relations/relations.routes.ts';
import { updatePersonRoute } from './features/contacts/update-person.route.ts';
import { uploadPersonImageRoute } from './features/contacts/upload-person-image.route.ts';
import { uploadVcfRoute } from './features/contacts/upload-vcf.route.ts';
import { dashboardStatsRoute } from './features/dashboard/dashboard-stats.route.ts';
import { listUpcomingEventsRoute } from './features/dashboard/list-upcoming-events.route.ts';
import { createDateRoute } from './features/dates/create-date.route.ts';
import { deleteDateRoute } from './features/dates/delete-date.route.ts';
import { getDateRoute } from './features/dates/get-date.route.ts';
import { listDatesRoute } from './features/dates/list-dates.route.ts';
import { listUpcomingDatesRoute } from './features/dates/list-upcoming-dates.route.ts';
import { proposeTitleRoute } from './features/dates/propose-title.route.ts';
import { updateDateRoute } from './features/dates/update-date.route.ts';
import { arrivedRoute } from './features/delivery/outcome/arrived.route.ts';
import { bounceRoute } from './features/delivery/outcome/bounce.route.ts';
import { aboutFondlyRoute, aboutPictureRoute } from './features/delivery/public/about-fondly.route.tsx';
import { answerPageRoute, answerRoute } from './features/delivery/public/answer.route.ts';
import { cardEnvelopeRoute } from './features/delivery/public/card-envelope.route.ts';
import { cardPageRoute } from './features/delivery/public/card-page.route.tsx';
import { publicCardRoute } from './features/delivery/public/public-card.route.ts';
import { publicCardImageRoute } from './features/delivery/public/public-card-image.route.ts';
import { publicEntryPhotoRoute } from './features/delivery/public/public-entry-photo.route.ts';
import { shareCardRoute } from './features/delivery/public/share-card.route.ts';
import { unshareCardRoute } from './features/delivery/public/unshare-card.route.ts';
import { unsubscribeRoute } from './features/delivery/public/unsubscribe.route.ts';
import { unsubscribePageRoute, unsubscribeStyleRoute } from './features/delivery/public/unsubscribe-page.route.ts';
import { sendNowRoute } from './features/delivery/queue/send-now.route.ts';
import { sweepScheduledCards } from './features/delivery/sweep-scheduled-cards.ts';
import { makeFirstCardRoute } from './features/first-card/make-first-card.route.ts';
import { tryCardRoute } from './features/first-card/try-card.route.ts';
import { cancelGenerationRoute } from './features/generation/cancel-generation.route.ts';
import { generateCardRoute } from './features/generation/generate-card.route.ts';
import { getGenerationRoute } from './features/generation/get-generation.route.ts';
import { imagePromptsRoute } from './features/generation/image-prompts.route.ts';
import { layOutPhotosRoute } from './features/generation/lay-out-photos.route.ts';
import { makeAutomaticOptions } from './features/generation/make-automatic-options.ts';
import { previewOverlayRoute } from './features/generation/preview-overlay.route.ts';
import { sampleStyleForOccasionRoute, sampleStyleRoute } from './features/generation/sample-style.route.ts';
import { uploadCardImageRoute } from './features/generation/upload-card-image.route.ts';
import { listHolidaysRoute } from './features/holidays/list-holidays.route.ts';
import { getImageRoute } from './features/images/get-image.route.ts';
import { keepingInTouchRoutes } from './features/keeping-in-touch/keeping-in-touch.routes.ts';
import { keepsakeBookRoute } from './features/keepsakes/keepsake-book.route.ts';
import { listKeepsakesRoute } from './features/keepsakes/list-keepsakes.route.ts';
import { checklistRoute, envelopesRoute, labelsRoute } from './features/paper/addresses.routes.ts';
import { cardsPdfRoute } from './features/paper/cards-pdf.route.ts';
import { listRecipientsRoute } from './features/paper/list-recipients.route.ts';
import { shopCsvRoute, shopZipRoute } from './features/paper/shop.routes.ts';
import { addDeviceRoute } from './features/push/add-device.route.ts';
import { messageRoutes } from './features/push/messages.routes.ts';
import { pushKeyRoute } from './features/push/push-key.route.ts';
import { removeDeviceRoute } from './features/push/remove-device.route.ts';
import { roundRoutes } from './features/rounds/rounds.routes.ts';
import { createSignatureRoute } from './features/signatures/create-signature.route.ts';
import { listSignaturesRoute } from './features/signatures/list-signatures.route.ts';
import { removeSignatureRoute } from './features/signatures/remove-signature.route.ts';
import { updateSignatureRoute } from './features/signatures/update-signature.route.ts';
import { closeSigningRoute } from './features/signing/close-signing.route.ts';
import { getSigningRoute } from './features/signing/get-signing.route.ts';
import { inviteSignersRoute } from './features/signing/invite-signers.route.ts';
import { openSigningRoute } from './features/signing/open-signing.route.ts';
import { remindSignersRoute } from './features/signing/remind-signers.route.ts';
import { removeEntryRoute } from './features/signing/remove-entry.route.ts';
import {
  changeEntryRoute,
  ownEntryPageRoute,
  ownPhotoRoute,
  signCoverRoute,
  signPageRoute,
  signRoute,
} from './features/signing/sign-page.route.tsx';
import { updateEntryRoute } from './features/signing/update-entry.route.ts';
import { getPresetRoute } from './features/styles/get-preset.route.ts';
import { listCategoriesRoute } from './features/styles/list-categories.route.ts';
import { listPresetsRoute } from './features/styles/list-presets.route.ts';
import { listSimpleStylesRoute } from './features/styles/list-simple-styles.route.ts';
import { setDefaultStyleRoute } from './features/styles/set-default-style.route.ts';
import { createTestReadyCardRoute } from './features/system/create-test-ready-card.route.ts';
import { healthRoute } from './features/system/health.route.ts';
import { metricsRoute } from './features/system/metrics.route.ts';
import { readyRoute } from './features/system/ready.route.ts';
import { releaseHoldRoute } from './features/system/release-hold.route.ts';
import { generateUpcomingCardsRoute, processScheduledCardsRoute } from './features/system/run-processes.route.ts';
import { schedulerRoute } from './features/system/scheduler.route.ts';
import { statusRoutes } from './features/system/status.routes.ts';
import { emptyTrashRoute } from './features/trash/empty-trash.route.ts';
import { listTrashRoute } from './features/trash/list-trash.route.ts';
import { removeTrashRoute } from './features/trash/remove-trash.route.ts';
import { restoreTrashRoute } from './features/trash/restore-trash.route.ts';
import { webhookRoutes } from './features/webhooks/webhooks.routes.ts';
import { getYearRoute } from './features/year/get-year.route.ts';
import type { Route } from './http/route.ts';

/** Every call that the server answers. A call that is not listed does not exist. */
export const routes: Route[] = [
  healthRoute,
  readyRoute,
  metricsRoute,
  registerRoute,
  registrationNeedsRoute,
  loginRoute,
  logoutRoute,
  currentUserRoute,
  updateUserRoute(rescheduleCardsOfUser),
  changePasswordRoute,
  deleteAccountRoute,
  downloadDataRoute,
  ...accountImportRoutes,
  confirmEmailRoute,
  undoEmailRoute,
  forgotPasswordRoute,
  resetPasswordRoute,
  sendVerificationRoute,
  verifyEmailRoute,
  recentLoginRoute,
  listSessionsRoute,
  endOtherSessionsRoute,
  adminCheckRoute,
  challengeRoute,
  passkeyLoginRoute,
  listPasskeysRoute,
  startPasskeyRoute,
  addPasskeyRoute,
  removePasskeyRoute,
  ...accessTokenRoutes,
  ...familyRoutes,
  ...webhookRoutes,
  startLoginRoute,
  loginCallbackRoute,
  listLoginsRoute,
  linkLoginRoute,
  unlinkLoginRoute,
  listPeopleRoute,
  listTopicsRoute,
  getPersonRoute,
  ...relationRoutes,
  ...momentRoutes,
  createPersonRoute,
  updatePersonRoute({
    onZoneChange: rescheduleCardsOfPerson,
    onEmailCorrected: readdressCards,
    onEmailLost: keepFormerAddress,
  }),
  overrideStyleRoute,
  deletePersonRoute(refuseWhileSending),
  suggestHouseholdsRoute,
  createHouseholdRoute,
  getHouseholdRoute,
  updateHouseholdRoute,
  uploadPersonImageRoute,
  uploadVcfRoute,
  listDuplicatesRoute,
  mergePeopleRoute({
    refuseWhileSending,
    reschedule: rescheduleCardsOfPerson,
    onEmailCorrected: readdressCards,
    onEmailLost: keepFormerAddress,
  }),
  keepApartRoute,
  changePeopleRoute,
  undoChangeRoute(settleRestoredCards),
  listGroupsRoute,
  updateGroupRoute,
  removeGroupRoute,
  exportVcardRoute,
  exportCsvRoute,
  createImportRoute,
  listImportsRoute,
  getImportRoute,
  remapImportRoute,
  relateEntriesRoute,
  applyImportRoute,
  undoImportRoute(rescheduleCardsOfPerson),
  ...addressBookRoutes,
  ...googleRoutes,
  listDatesRoute,
  listUpcomingDatesRoute,
  getDateRoute,
  proposeTitleRoute,
  createDateRoute,
  updateDateRoute(prepareToFollow),
  deleteDateRoute(skipUnsentCardsOfDate),
  getCalendarRoute,
  makeCalendarAddressRoute,
  revokeCalendarAddressRoute,
  calendarFeedRoute,
  listCategoriesRoute,
  listSimpleStylesRoute,
  listPresetsRoute,
  getPresetRoute,
  setDefaultStyleRoute,
  getImageRoute,
  listSignaturesRoute,
  createSignatureRoute,
  updateSignatureRoute,
  removeSignatureRoute,
  generateCardRoute,
  uploadCardImageRoute,
  layOutPhotosRoute,
  previewOverlayRoute,
  sampleStyleRoute,
  sampleStyleForOccasionRoute,
  imagePromptsRoute,
  getGenerationRoute,
  cancelGenerationRoute,
  listCardsRoute,
  listUpcomingCardsRoute,
  getCardRoute,
  listSignersRoute,
  printCardRoute,
  cardOpeningRoute,
  createCardRoute,
  updateCardRoute,
  deleteCardRoute,
  approveCardRoute,
  skipCardRoute,
  givenRoute,
  ...postedRoutes,
  restoreCardRoute,
  chooseAlternateRoute,
  regenerateImageRoute,
  sendNowRoute,
  arrivedRoute,
  shareCardRoute,
  unshareCardRoute,
  cardPageRoute,
  cardEnvelopeRoute,
  aboutFondlyRoute,
  aboutPictureRoute,
  publicCardRoute,
  publicCardImageRoute,
  publicEntryPhotoRoute,
  getSigningRoute,
  openSigningRoute,
  closeSigningRoute,
  inviteSignersRoute,
  remindSignersRoute,
  updateEntryRoute,
  removeEntryRoute,
  signPageRoute,
  signRoute,
  signCoverRoute,
  ownEntryPageRoute,
  changeEntryRoute,
  ownPhotoRoute,
  unsubscribePageRoute,
  unsubscribeStyleRoute,
  unsubscribeRoute,
  answerPageRoute,
  answerRoute,
  answerCardRoute,
  answeredRoute,
  listAnswersRoute,
  removeAnswerRoute,
  reportAnswerRoute,
  listKeepsakesRoute,
  keepsakeBookRoute,
  listRecipientsRoute,
  cardsPdfRoute,
  labelsRoute,
  envelopesRoute,
  checklistRoute,
  shopCsvRoute,
  shopZipRoute,
  bounceRoute,
  ...messageRoutes,
  pushKeyRoute,
  addDeviceRoute,
  removeDeviceRoute,
  listHolidaysRoute,
  dashboardStatsRoute,
  listUpcomingEventsRoute,
  ...roundRoutes,
  makeFirstCardRoute(makeAutomaticOptions),
  tryCardRoute,
  generateUpcomingCardsRoute(generateUpcomingCardsNow(makeAutomaticOptions)),
  processScheduledCardsRoute(sweepScheduledCards),
  createTestReadyCardRoute,
  releaseHoldRoute,
  schedulerRoute,
  ...statusRoutes,
  ...backupRoutes,
  listEventsRoute,
  ...adminRoutes,
  listTrashRoute,
  restoreTrashRoute({ settleCards: settleRestoredCards, renameHouseholds: renameEachAfter }),
  removeTrashRoute,
  emptyTrashRoute,
  getYearRoute,
  ...keepingInTouchRoutes(makeAutomaticOptions),
];
