CREATE TABLE "memberships" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "memberships_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer NOT NULL,
	"member_id" integer NOT NULL,
	"level" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "memberships_owner_member" UNIQUE("owner_id","member_id")
);
--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "account_id" integer;--> statement-breakpoint
ALTER TABLE "cards" ADD COLUMN "made_by" text;--> statement-breakpoint
ALTER TABLE "cards" ADD COLUMN "approved_by" text;--> statement-breakpoint
ALTER TABLE "cards" ADD COLUMN "signed_as" text;--> statement-breakpoint
ALTER TABLE "rounds" ADD COLUMN "made_by" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "membership_id" integer;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "memberships_member" ON "memberships" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "audit_log_account" ON "audit_log" USING btree ("account_id","id") WHERE "audit_log"."account_id" is not null;