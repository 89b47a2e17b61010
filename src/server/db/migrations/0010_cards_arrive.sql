CREATE TABLE "card_answers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "card_answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"card_id" integer NOT NULL,
	"kind" text NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"image_url" text,
	"mailed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "card_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "card_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"card_id" integer NOT NULL,
	"token_hash" text NOT NULL,
	"name" text NOT NULL,
	"message" text NOT NULL,
	"ink" jsonb,
	"image_url" text,
	"position" integer NOT NULL,
	"is_hidden" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "card_entries_token" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "card_signings" (
	"card_id" integer PRIMARY KEY NOT NULL,
	"until" text NOT NULL,
	"closes_at" timestamp (3) with time zone NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "signing_invitations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "signing_invitations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"card_id" integer NOT NULL,
	"person_id" integer,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"mailed_at" timestamp (3) with time zone,
	"reminders" integer DEFAULT 0 NOT NULL,
	"remind_at" timestamp (3) with time zone,
	"reminded_at" timestamp (3) with time zone,
	"trouble" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "signing_invitations_email" UNIQUE("card_id","email")
);
--> statement-breakpoint
CREATE TABLE "signatures" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "signatures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"label" text NOT NULL,
	"closing" text DEFAULT '' NOT NULL,
	"name" text NOT NULL,
	"face" text,
	"ink" jsonb NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cards" ADD COLUMN "signature" jsonb;--> statement-breakpoint
ALTER TABLE "cards" ADD COLUMN "takes_answers" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "cards" ADD COLUMN "is_lively" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "cards" ADD COLUMN "given_by" text;--> statement-breakpoint
ALTER TABLE "cards" ADD COLUMN "sent_as" jsonb;--> statement-breakpoint
ALTER TABLE "card_answers" ADD CONSTRAINT "card_answers_card_id_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."cards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_entries" ADD CONSTRAINT "card_entries_card_id_card_signings_card_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."card_signings"("card_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_signings" ADD CONSTRAINT "card_signings_card_id_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."cards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signing_invitations" ADD CONSTRAINT "signing_invitations_card_id_card_signings_card_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."card_signings"("card_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signing_invitations" ADD CONSTRAINT "signing_invitations_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signatures" ADD CONSTRAINT "signatures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "card_answers_card" ON "card_answers" USING btree ("card_id");--> statement-breakpoint
CREATE INDEX "card_answers_waiting" ON "card_answers" USING btree ("created_at") WHERE "card_answers"."mailed_at" is null;--> statement-breakpoint
CREATE INDEX "card_entries_card" ON "card_entries" USING btree ("card_id","position");--> statement-breakpoint
CREATE INDEX "signing_invitations_person" ON "signing_invitations" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "signatures_user" ON "signatures" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "signatures_default" ON "signatures" USING btree ("user_id") WHERE "signatures"."is_default";